import { Icon } from '@/components/shared/icons/Icon';

interface SortHeaderProps {
  words: string;
  order: 'ascending' | 'descending' | 'none';
  onSort: () => void;
}

/** Header of a sortable column. A second press reverses the order. */
export function SortHeader({ words, order, onSort }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" class="sort" onClick={onSort}>
        {words}
        <Icon name={order === 'ascending' ? 'up' : 'down'} />
      </button>
    </th>
  );
}
