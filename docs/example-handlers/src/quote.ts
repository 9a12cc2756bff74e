import type { components } from 'steel-epd-portal/handlers';

/** The front end under test: what a company owes, in words. */
export async function owed(token: string, id: string): Promise<string> {
  const response = await fetch('http://localhost/api/p/price/info', {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  if (!response.ok) return `Not known now (${response.status})`;
  const { data } = (await response.json()) as { data: components['schemas']['Quote'] | null };
  return data?.amount == null ? 'No quote yet' : `${data.amount} ${data.currency}`;
}
