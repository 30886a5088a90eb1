import { Options } from '@/components/settings/Options';
import { mount } from '@/components/ui/mount';
import { openOptions } from '@/lib/state/options/open-options';

mount((ended) => <Options model={openOptions(ended)} />);
