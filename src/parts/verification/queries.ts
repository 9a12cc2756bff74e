import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { VERIFICATION_PAGE_SIZE } from '#src/lib/limits.ts';
import type { VerificationState } from '#src/lib/states.ts';
import { toVerification, toVerificationFiles, toVerificationPage } from './read.ts';

const ROOT = queryRoot.verification;

/** Verification records: what the signed-in person asked for, and to an agency also what concerns it (decisions 15, 47). */
export const verificationQueries = {
  /** One page, newest first (document 2 §7); ten a page unless the reader chose otherwise (document 2 §9). */
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
      /** `agency`: all that an agency may see, for its workspace; else only what the reader asked for. */
      whose?: 'mine' | 'agency';
    } = {},
  ) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'page', whose, state, size, page],
      queryFn: ({ signal }) => {
        const body = {
          pageNum: page,
          pageSize: size,
          ...(state !== undefined && { verifyState: state }),
          ...(whose === 'mine' && { mine: true }),
        };
        return unwrap(api.POST('/api/p/epd/verify/list', { body, signal }), toVerificationPage);
      },
      // Turning a page moves nothing until the next one is there.
      placeholderData: keepPreviousData,
    }),
  record: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...ROOT, userId, 'record', id],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/p/epd/verify/detail/{id}', { params: { path: { id } }, signal }),
          toVerification,
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
