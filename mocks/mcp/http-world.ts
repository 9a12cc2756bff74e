/** A World on a running server, over HTTP. */
import { ControlClient } from '../client/control-client.ts';
import { WORLD_HEADER } from '../world/world-id.ts';

export class HttpWorld extends ControlClient {
  /** Origin of the server. */
  readonly origin: string;

  constructor(id: string, origin: string) {
    super(id);
    this.origin = origin;
  }

  protected override async send(
    method: string,
    url: string,
    body: unknown,
  ): Promise<{ status: number; text: string }> {
    const response = await fetch(this.origin + url, {
      method,
      headers: { [WORLD_HEADER]: this.id, 'accept-language': 'en' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`No server answers at ${this.origin}; "npx steel-epd-mock" starts one`, {
        cause: error,
      });
    });
    return { status: response.status, text: await response.text() };
  }
}
