import type { Context } from 'hono';
import { operatorSettingsContract } from '@/lib/contract/operators/settings';
import type { SettingGroup } from '@/lib/contract/schemas/settings/settings';
import { listVersions, readHeld } from '../../kernel/settings/queries';
import type { Settings } from '../../kernel/settings/registry';
import { importDirectory, viewDirectory } from '../../modules/delivery';
import { mailKindViews, previewMail } from '../../modules/mail-texts';
import { changeSettings } from '../../modules/settings';
import { changeGstRates, listGstRates, previewGstRates } from '../../modules/tax';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

const success = true as const;

export const settingsRoutes = routes();

settingsRoutes.openapi(route(operatorSettingsContract.read), async (c) =>
  c.json({ success, data: await readHeld(c.var.db) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.versions), async (c) =>
  c.json({ success, data: await listVersions(c.var.db, c.req.valid('param').group) }, 200),
);

type Sent<Group extends SettingGroup> = {
  value: Settings[Group];
  note?: string;
  version?: number;
};

async function save<Group extends SettingGroup>(
  { var: { db, operator, refreshSettings } }: Context<HostEnv>,
  group: Group,
  change: Sent<Group>,
) {
  await changeSettings(db, { group, operatorId: operator.id, ...change });
  await refreshSettings();
  return readHeld(db);
}

settingsRoutes.openapi(route(operatorSettingsContract.pincodeDirectory), async (c) =>
  c.json({ success, data: await viewDirectory(c.var.db) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.importPincodeDirectory), async (c) => {
  const { db, operator } = c.var;
  const data = await importDirectory(db, { ...c.req.valid('json'), by: operator.id });
  return c.json({ success, data }, 200);
});

settingsRoutes.openapi(route(operatorSettingsContract.company), async (c) =>
  c.json({ success, data: await save(c, 'company', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.delivery), async (c) =>
  c.json({ success, data: await save(c, 'delivery', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.dispatch), async (c) =>
  c.json({ success, data: await save(c, 'dispatch', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.support), async (c) =>
  c.json({ success, data: await save(c, 'support', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.returns), async (c) =>
  c.json({ success, data: await save(c, 'returns', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.limits), async (c) =>
  c.json({ success, data: await save(c, 'limits', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.taxes), async (c) =>
  c.json({ success, data: await save(c, 'taxes', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.gstRates), async (c) => {
  const { db, operator } = c.var;
  await changeGstRates(db, c.req.valid('json'), operator.id);
  return c.json({ success, data: await listGstRates(db) }, 200);
});

settingsRoutes.openapi(route(operatorSettingsContract.gstPreview), async (c) =>
  c.json({ success, data: await previewGstRates(c.var.db, c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.pincodes), async (c) =>
  c.json({ success, data: await save(c, 'pincodes', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.mails), async (c) =>
  c.json({ success, data: await save(c, 'mails', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.messages), async (c) =>
  c.json({ success, data: await save(c, 'messages', c.req.valid('json')) }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.mailKinds), (c) =>
  c.json({ success, data: mailKindViews() }, 200),
);

settingsRoutes.openapi(route(operatorSettingsContract.mailPreview), (c) =>
  c.json({ success, data: previewMail(c.req.valid('json')) }, 200),
);
