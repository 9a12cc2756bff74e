/** Why a real server is not heard, for people: what it may be, and what to do. */

interface TwoLanguages {
  readonly zh: string;
  readonly en: string;
}

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** @param code of node's error. */
function reasonOf(code: string, { host, hostname }: URL): TwoLanguages {
  if (code === 'ECONNREFUSED')
    return {
      zh: `${host} 拒绝连接：请确认服务已启动、端口正确。`,
      en: `${host} refuses connections: is it running, and is the port right?`,
    };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      zh: `此处找不到 ${hostname}：请检查 --target 的拼写、VPN 与 DNS。`,
      en: `The name ${hostname} is not known here: check how --target is spelt, the VPN and DNS.`,
    };
  if (CERTIFICATE.test(code))
    return {
      zh: `${host} 的证书不受信任（${code}）：用 --ca 文件.pem 指明签发机构，或用 --insecure 接受任何证书。`,
      en: `The certificate of ${host} is not trusted (${code}): name who signed it with --ca file.pem, or accept any with --insecure.`,
    };
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return {
      zh: `${host} 不支持 TLS（${code}）：--target 是否应以 http:// 开头？`,
      en: `${host} does not speak TLS (${code}): should --target begin with http://?`,
    };
  if (code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return {
      zh: `连接不上 ${host}（${code}）：请检查网络、VPN 与防火墙。`,
      en: `${host} cannot be reached (${code}): check the network, the VPN and firewalls.`,
    };
  return {
    zh: `${host} 未作答便断开（${code}）。`,
    en: `${host} broke off without an answer (${code}).`,
  };
}

/** The sentence for an error of the connection. */
export function troubleOf(error: unknown, target: URL): TwoLanguages {
  const given = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const { zh, en } = reasonOf(given, target);
  return {
    zh: `真实服务 ${target.origin} 未应答。${zh}`,
    en: `The real server ${target.origin} does not answer. ${en}`,
  };
}
