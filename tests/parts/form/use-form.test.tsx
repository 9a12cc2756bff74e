import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BusinessError, HttpError, NetworkError } from '#src/lib/errors.ts';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';
import { useSubmit } from '#src/parts/form/use-form.ts';
import { renderPart } from '../../ui/render.tsx';
import { field } from '../../support/user.ts';

interface Values {
  name: string;
  code: string;
}
type Options = Partial<Omit<Parameters<typeof useSubmit<Values, string>>[0], 'form'>>;

const send = vi.fn<(values: Values) => Promise<string>>();
const done = vi.fn<(result: string) => void>();

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue('taken');
});

function Form(options: Options) {
  const form = useForm<Values>({
    initialValues: { name: '', code: '1' },
    validate: {
      name: (name) => (name === '' ? 'Name missing' : null),
      code: (code) => (code === '' ? 'Code missing' : null),
    },
  });
  const submit = useSubmit<Values, string>({ form, send, done, ...options });
  return (
    <form noValidate onSubmit={submit.onSubmit}>
      <TextInput {...form.getInputProps('code')} label="Code" />
      <TextInput {...form.getInputProps('name')} label="Name" />
      <SubmitFailure error={submit.error} fallback="error.generic" unclear="Look first">
        Kept
      </SubmitFailure>
      <Button type="submit" loading={submit.busy}>
        Send
      </Button>
    </form>
  );
}

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

const button = () => screen.getByRole('button', { name: /Send/ });

it('sends nothing while a field is wrong, and leads to the first one of the page', async () => {
  await renderPart(<Form inOrder={(wrong) => ['code', 'name'].filter((one) => wrong.includes(one))} />);
  await userEvent.clear(field('Code'));
  await userEvent.click(button());
  expect(field('Code')).toHaveFocus();
  expect(field('Name')).toHaveAccessibleDescription('Name missing');
  expect(send).not.toHaveBeenCalled();
});

it('sends once, however often it is pressed, and keeps the focus on its button', async () => {
  const open = deferred<string>();
  send.mockReturnValue(open.promise);
  await renderPart(<Form />);
  await userEvent.type(field('Name'), 'Lanjiang');
  await userEvent.dblClick(button());
  await userEvent.type(field('Name'), '{Enter}');
  await userEvent.click(button());
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Lanjiang', code: '1' });
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(button()).toHaveFocus();
  open.resolve('taken');
  await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('taken', { name: 'Lanjiang', code: '1' }));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

it('puts a refusal next to the field that it speaks of, until that is changed; what was typed stays', async () => {
  send.mockRejectedValue(new BusinessError(0, 'CHECK_CODE_ERROR'));
  await renderPart(<Form fieldOf={(error) => (error instanceof BusinessError ? 'code' : null)} />);
  await userEvent.type(field('Name'), 'Lanjiang{Enter}');
  await waitFor(() => expect(field('Code')).toHaveFocus());
  expect(field('Code')).toHaveAccessibleDescription(/./);
  expect(field('Name')).toHaveValue('Lanjiang');
  await userEvent.type(field('Code'), '2');
  expect(field('Code')).not.toHaveAccessibleDescription();
  expect(done).not.toHaveBeenCalled();
});

it('tells a refusal that concerns no field as a message, and can be sent again', async () => {
  send.mockRejectedValueOnce(new BusinessError(0, 'Closed for today'));
  await renderPart(<Form fieldOf={() => null} />);
  await userEvent.type(field('Name'), 'Lanjiang{Enter}');
  expect(await screen.findByText('Closed for today')).toBeInTheDocument();
  await userEvent.click(button());
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
});

it('shows it in the form where the form wants that, and says when nobody knows whether it arrived', async () => {
  send.mockRejectedValueOnce(new BusinessError(0, 'Closed for today'));
  send.mockRejectedValueOnce(new HttpError(504));
  await renderPart(<Form errorPlace="form" />);
  await userEvent.type(field('Name'), 'Lanjiang{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for todayKept');
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Look first'));
});

it('asks whether it arrived when no answer came, and goes on when it did', async () => {
  send.mockRejectedValue(new NetworkError('No answer.'));
  const arrived = vi
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce(null)
    .mockResolvedValue('found');
  await renderPart(<Form arrived={arrived} unclear="epd.apply.submitUnclear" />);
  await userEvent.type(field('Name'), 'Lanjiang{Enter}');
  expect(await screen.findByText(/Look in My EPD/)).toBeInTheDocument();
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(button());
  await waitFor(() => expect(done).toHaveBeenCalledWith('found', { name: 'Lanjiang', code: '1' }));
});

it('asks before it sends, once; a no keeps everything', async () => {
  const answer = deferred<boolean>();
  const ask = vi.fn(() => answer.promise);
  await renderPart(<Form ask={ask} />);
  await userEvent.type(field('Name'), 'Lanjiang{Enter}{Enter}');
  expect(ask).toHaveBeenCalledTimes(1);
  answer.resolve(false);
  await userEvent.click(button());
  expect(send).not.toHaveBeenCalled();
});

it('asks what must hold besides the fields even when a field is wrong', async () => {
  const besides = vi.fn(() => false);
  await renderPart(<Form besides={besides} />);
  await userEvent.click(button());
  expect(besides).toHaveBeenCalledTimes(1);
  await userEvent.type(field('Name'), 'Lanjiang{Enter}');
  expect(besides).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
});
