import {
  saveCompany,
  saveDelivery,
  saveDispatch,
  saveLimits,
  saveMails,
  savePincodes,
  saveReturns,
  saveSupport,
  saveTaxes,
} from '@/lib/api/operators/settings';
import type { HeldSettings, SettingGroup } from '@/lib/api/schemas/settings/settings';
import type { Locale } from '@/lib/i18n/locales';

type Change<Group extends SettingGroup> = {
  value: HeldSettings[Group]['value'];
  note: string;
  version: number;
};

const calls: {
  [Group in SettingGroup]: (lang: Locale, change: Change<Group>) => Promise<HeldSettings>;
} = {
  company: saveCompany,
  delivery: saveDelivery,
  dispatch: saveDispatch,
  support: saveSupport,
  returns: saveReturns,
  limits: saveLimits,
  taxes: saveTaxes,
  pincodes: savePincodes,
  mails: saveMails,
};

/** Saves a group; answers all settings as they hold then. */
export const saveGroup = <Group extends SettingGroup>(
  lang: Locale,
  group: Group,
  change: Change<Group>,
) => calls[group](lang, change);
