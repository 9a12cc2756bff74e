/** Link of a list's row (`data-row`) to a page, whose address ends in the id or has it in `id`. */
export const rowLink = (page: { pathname: string; search: object }): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-row]')].find(({ href }) => {
    const { pathname, searchParams } = new URL(href);
    return (
      pathname.endsWith(page.pathname) && searchParams.get('id') === (Reflect.get(page.search, 'id') ?? null)
    );
  });
