import type { Same } from '../types.ts';
import type { homeZh } from '../zh/home.ts';

export const homeEn = {
  heroTitle: 'Verified environmental data for every tonne of steel',
  heroSubtitle:
    'Search, apply for and verify environmental product declarations and carbon footprints of steel products',
  searchPlaceholder: 'Product, company or registration number',
  statEpd: 'Published declarations',
  statPcr: 'Published PCRs',
  statVisits: 'Total visits',
  route: {
    title: 'Three production routes',
    bfBof: 'Blast furnace and converter',
    scrapEaf: 'Scrap and electric arc furnace',
    driEaf: 'Direct-reduced iron and electric arc furnace',
  },
  desk: {
    title: 'My desk',
  },
  viewAll: 'View all',
} as const satisfies Same<typeof homeZh>;
