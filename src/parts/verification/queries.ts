import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { VERIFICATION_PAGE_SIZE } from '#src/lib/limits.ts';
import type { VerificationState } from '#src/lib/states.ts';
import { readState } from './read-state.ts';
import { toVerification, toVerificationFiles, toVerificationPage } from './read.ts';

const ROOT = queryRoot.verification;

/** The user's own records, and for agencies also those that concern them (decisions 15, 47). */
export const verificationQueries = {
  /** Newest first (document 2 §7); ten per page by default (document 2 §9). */
  page: (
    userId: string,
    page: number,
    {
      size = VERIFICATION_PAGE_SIZE,
      state,
      whose = 'mine',
    }: {
      size?: number | undefined;
      state?: VerificationState | undefined;
      /** `agency`: everything that an agency may see. */
      whose?: 'mine' | 'agency';
    } = {},
  ) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'page', whose, state, size, page],
      queryFn: ({ signal }) => {
        const ask = (pageNum: number, pageSize: number, verifyState?: VerificationState) => {
          const body = {
            pageNum,
            pageSize,
            ...(verifyState !== undefined && { verifyState }),
            ...(whose === 'mine' && { mine: true }),
          };
          return unwrap(api.POST('/api/p/epd/verify/list', { body, signal }), toVerificationPage);
        };
        return state === undefined ? ask(page, size) : readState(ask, { state, page, size });
      },
      // Avoids a layout shift until the next page loads.
      placeholderData: keepPreviousData,
    }),
  record: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'record', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/p/epd/verify/detail/{id}', { params: { path: { id } }, signal }), (sent) =>
          sent === null ? null : toVerification(sent),
        ),
    }),
  files: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'files', id],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/p/epd/verify/attachment/{id}', { params: { path: { id } }, signal }),
          toVerificationFiles,
        ),
    }),
};
