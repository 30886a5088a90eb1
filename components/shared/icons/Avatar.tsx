import { Icon } from './Icon';
import './avatar.css';

/** A person's initials, or a phone without a name. Decoration: the name is beside it. */
export function Avatar({ name }: { name?: string | undefined }) {
  return (
    <span class="avatar" aria-hidden="true">
      {initialsOf(name) || <Icon name="phone" />}
    </span>
  );
}

function initialsOf(name = ''): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase()).join('');
}
