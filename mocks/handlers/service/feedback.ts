/** Feedback and questions, after a passed puzzle (document 2 §5). */
import { EMAIL_PATTERN } from '#src/lib/limits.ts';
import { ok, signedIn } from '../handler.ts';
import { takeCaptchaPass } from '../shared/captcha-pass.ts';
import { refuse, type Text } from '../shared/say.ts';

const INCOMPLETE: Text = { zh: '请填写完整的反馈信息', en: 'Fill in every field.' };
const WRONG_MAIL: Text = { zh: '请输入正确的邮箱', en: 'Please enter a correct email.' };

/** The pass is taken last: a form that is refused does not spend it. */
export const submitFeedback = signedIn<'submitFeedback'>((call) => {
  const { world, body } = call;
  const { token, ...typed } = body;
  const fields = {
    companyName: typed.companyName.trim(),
    nickname: typed.nickname.trim(),
    phone: typed.phone.trim(),
    mail: typed.mail.trim(),
    information: typed.information.trim(),
  };
  if (Object.values(fields).includes('')) return refuse(call, INCOMPLETE);
  if (!EMAIL_PATTERN.test(fields.mail)) return refuse(call, WRONG_MAIL);
  const problem = takeCaptchaPass(world, token);
  if (problem !== null) return problem;
  world.store.feedback.put({ ...fields, id: world.ids.next('fb'), createdAt: world.clock.now() });
  return ok(null);
});
