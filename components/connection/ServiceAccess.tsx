import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { ServiceAccessModel } from './service-access-model';
import './service-access.css';

/** Says that the browser does not let Handset reach the service, with a button to allow it; else nothing. */
export function ServiceAccess({ model }: { model: ServiceAccessModel }) {
  return (
    <div class="service-access" role="status">
      {model.isMissing.value && (
        <Remark tone="stop">
          <p>{i18n.t('options.host_not_allowed')}</p>
          {model.isRefused.value && <p>{i18n.t('options.permission_denied')}</p>}
          <button type="button" class="ghost" onClick={() => void model.allow()}>
            {i18n.t('options.allow_access')}
          </button>
        </Remark>
      )}
    </div>
  );
}
