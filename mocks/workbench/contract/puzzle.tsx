import { Button } from '@mantine/core';
import createClient from 'openapi-fetch';
import { useState, type ReactNode } from 'react';
import type { paths } from '#src/api/generated/schema.d.ts';
import { encryptPoint } from '../../captcha/crypto.ts';
import { api, dataOf } from '../api.ts';
import { CopyText } from '../copy-text.tsx';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import classes from './contract.module.css';

const portal = createClient<paths>({
  baseUrl: window.location.origin,
  // Looked up at each call, so that tests may put another fetch in its place.
  fetch: (request) => globalThis.fetch(request),
});
const KIND = { captchaType: 'blockPuzzle', clientUid: 'slider-workbench' } as const;

/** What a call of the portal answers; throws an Error with its message when it refuses. */
function dataIn<Data>(
  answer: { code: number; message: string | null; data?: Data } | undefined,
): NonNullable<Data> {
  if (answer?.code === 1 && answer.data != null) return answer.data;
  throw new Error(answer?.message ?? 'HTTP');
}

/**
 * Gets a puzzle and puts its piece where the control API says that it belongs. Calls like anybody's: requests and recordings
 * hold them. Gives the token that proves it.
 */
export async function passPuzzle(): Promise<string> {
  const puzzle = dataIn((await portal.POST('/api/n/captcha/get', { body: KIND })).data);
  const { token, secretKey } = puzzle;
  const { x, y } = await dataOf(api.GET('/__mock/api/captcha/{token}', { params: { path: { token } } }));
  const pointJson = encryptPoint(JSON.stringify({ x, y }), secretKey ?? null);
  return dataIn((await portal.POST('/api/n/captcha/check', { body: { ...KIND, token, pointJson } })).data)
    .token;
}

/** For calls that want a puzzle that was passed: one click, and its token to copy. */
export function Puzzle(): ReactNode {
  const { w } = useWords();
  const [token, setToken] = useState<string | null>(null);
  const step = useStep(passPuzzle);
  return (
    <div className={classes.puzzle}>
      {w('captchaHint')}
      <Button
        variant="default"
        size="compact-md"
        loading={step.isPending}
        onClick={() => step.mutate(undefined, { onSuccess: setToken })}
      >
        {w('passPuzzle')}
      </Button>
      {token !== null && (
        <p role="status">
          {w('puzzlePassed')} <code>{token}</code> <CopyText text={token} label={w('copyToken')} />
        </p>
      )}
    </div>
  );
}
