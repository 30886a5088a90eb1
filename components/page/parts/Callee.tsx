import { PhoneText } from './PhoneText';

/** The callee: the name, if known, above the number. */
export function Callee({ name, text }: { name: string | undefined; text: string }) {
  return (
    <>
      {name && (
        <b class="name">
          <bdi data-text={name} />
        </b>
      )}
      <span class={name ? 'number small' : 'number'}>
        <PhoneText text={text} />
      </span>
    </>
  );
}
