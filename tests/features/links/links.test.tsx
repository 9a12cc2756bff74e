import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LinksScreen } from '#src/features/links/links-screen.tsx';
import { toLinkTypes, shownType } from '#src/features/links/queries.ts';
import { SiteFooter } from '#src/features/shell/site-footer.tsx';
import { LINK_TYPE_PAGE_SIZE, NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { toPartnerLink } from '#src/parts/partner-links/queries.ts';
import { renderPage } from '../render-page.tsx';
import { must } from '../../support/must.ts';
import { startMock, refuseNext } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startMock());

describe('partner links', () => {
  it('stand in a tab for each type, as logo or name, and open in a new tab [1§2 links] [1§7 listFriendlyLinks] [1§7 listFriendlyLinkTypes] [1§7 showAttachment]', async () => {
    const { here } = await renderPage(<LinksScreen type={undefined} />, '/Links');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Associations',
      'Partners',
      'Technical',
      'Media',
    ]);
    const panel = screen.getByRole('tabpanel', { name: 'Associations' });
    const [logo, , name] = within(panel).getAllByRole('link');
    // The name stands beside the logo, which adds nothing to it, and the site below.
    expect(logo).toHaveAccessibleName(/^Metals Green Alliance \(.*\) example\.com$/);
    expect(logo?.querySelector('img')).toHaveAttribute('src', '/n/attachment/online/a-fl-01');
    expect(logo).toHaveAttribute('href', 'https://example.com/metals-green');
    expect(logo).toHaveAttribute('target', '_blank');
    expect(logo).toHaveAttribute('rel', 'noopener noreferrer');
    // Attachment 3790 means that there is no picture.
    expect(name).toHaveTextContent('International Steel Footprint Network');
    await userEvent.click(screen.getByRole('tab', { name: 'Partners' }));
    expect(here()).toBe('/Links?type=PARTNER');
  });

  it('open the tab of the address with its links alone; the keys move between tabs [1§2 links]', async () => {
    const { here } = await renderPage(<LinksScreen type="MEDIA" />, '/Links?type=MEDIA', 'zh');
    const tab = await screen.findByRole('tab', { name: '媒体' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    tab.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(here()).toBe('/Links?type=TECHNICAL');
    await userEvent.keyboard('{Home}');
    expect(here()).toBe('/Links?type=ASSOCIATION');
    await userEvent.keyboard('{End}');
    expect(here()).toBe('/Links?type=MEDIA');
    expect(tab).toHaveFocus();
  });

  it('show no broken logo, and name the site without what hides it', async () => {
    const [first] = mock.world.store.friendlyLinks.where('typeCode', 'PARTNER');
    mock.world.store.friendlyLinks.update(first?.id ?? '', { link: 'https://bank.example@evil.example/a?b' });
    await renderPage(<LinksScreen type="PARTNER" />);
    const [link] = within(await screen.findByRole('tabpanel')).getAllByRole('link');
    expect(link).toHaveTextContent(/\)\s*evil\.example$/);
    fireEvent.error(must(link?.querySelector('img')));
    expect(link?.querySelector('img')).toBeNull();
  });

  it('say when a tab is empty, and why nothing came', async () => {
    for (const { id } of mock.world.store.friendlyLinks.where('typeCode', 'MEDIA'))
      mock.world.store.friendlyLinks.remove(id);
    refuseNext('listFriendlyLinkTypes', 'Not now.');
    await renderPage(<LinksScreen type="MEDIA" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No links in this category')).toBeInTheDocument();
  });

  it('stand in the footer too, beside the platform’s address and two records [1§2 footer]', async () => {
    await renderPage(<SiteFooter />);
    expect(await screen.findByRole('link', { name: /^Metals Green Alliance/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: 'epd.example.com' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /ICP/ })).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    expect(screen.getByRole('link', { name: /公网安备/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'User agreement' })).toHaveAttribute('href', '/policy');
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/agreement');
  });
});

describe('what the server says', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://', '', null])(
    'is no link when its address is %s',
    (link) => {
      expect(toPartnerLink({ id: 1, link, companyName: 'x' })).toBeNull();
    },
  );

  it('is completed where something is missing', () => {
    expect(
      toPartnerLink({ link: 'https://a.example', attachmentId: Number(NO_IMAGE_ATTACHMENT_ID) }),
    ).toEqual({
      id: 'https://a.example',
      href: 'https://a.example',
      names: { zh: 'https://a.example', en: '' },
      typeCode: '',
      logoId: null,
    });
    expect(toLinkTypes({ list: [{ code: 'A' }, null, { name: 'x' }] })).toEqual([
      { code: 'A', names: { zh: 'A', en: '' } },
    ]);
  });

  it('asks for ten types, and opens the first when the address names none of them [1§9 links page]', async () => {
    expect(LINK_TYPE_PAGE_SIZE).toBe(10);
    for (let order = 5; order <= 12; order += 1) {
      const name = { zh: `类型${String(order)}`, en: `Type ${String(order)}` };
      mock.world.store.friendlyLinkTypes.put({
        id: `flt-${String(order)}`,
        code: `T${String(order)}`,
        name,
        order,
      });
    }
    await renderPage(<LinksScreen type="T12" />);
    expect(await screen.findAllByRole('tab')).toHaveLength(10);
    expect(screen.getByRole('tab', { name: 'Associations' })).toHaveAttribute('aria-selected', 'true');
    expect(shownType([], 'A')).toBeNull();
  });
});
