/** Signs the certified persona in at a mock that serves HTTP; the token. */
export async function tokenOf(origin: string): Promise<string> {
  const login = { method: 'POST', body: '{"persona":"certified"}' };
  const session = await fetch(`${origin}/__mock/api/login`, login);
  // Safe: the contract of the control API.
  return ((await session.json()) as { token: string }).token;
}
