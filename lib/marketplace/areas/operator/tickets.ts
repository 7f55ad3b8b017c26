import { operatorTicketsContract as contract } from '@/lib/contract/operators/tickets';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  addAttachment,
  addNote,
  addTemplate,
  answerTicket,
  changeTemplate,
  changeTopic,
  findTicket,
  listTemplates,
  listTickets,
  mergeTicket,
  removeTemplate,
  reopenTicket,
  resolveTicket,
  sendAttachment,
  viewOperatorTicket,
} from '../../modules/support';
import { route, routes } from '../route';

const success = true as const;

/** Routes by which operators handle tickets and templates of answers. */
export const supportOperatorRoutes = routes();

supportOperatorRoutes.openapi(route(contract.tickets), async (c) =>
  c.json({ success, data: await listTickets(c.var.db, c.req.valid('query')) }, 200),
);

supportOperatorRoutes.openapi(route(contract.ticket), async (c) => {
  const { number } = c.req.valid('param');
  return c.json({ success, data: await viewOperatorTicket(c.var.db, number) }, 200);
});

supportOperatorRoutes.openapi(route(contract.answerTicket), async (c) => {
  const { db, operator } = c.var;
  const { number } = c.req.valid('param');
  const { answer: text, resolve, attachments } = c.req.valid('json');
  await answerTicket(db, { number, operatorId: operator.id, text, resolve, attachments });
  sendSoon(c.var);
  return c.json({ success, data: await viewOperatorTicket(db, number) }, 200);
});

supportOperatorRoutes.openapi(route(contract.addNote), async (c) => {
  const { db, operator } = c.var;
  const { number } = c.req.valid('param');
  await addNote(db, { number, operatorId: operator.id, text: c.req.valid('json').text });
  return c.json({ success, data: await viewOperatorTicket(db, number) }, 200);
});

supportOperatorRoutes.openapi(route(contract.resolve), async (c) => {
  const { number } = c.req.valid('param');
  await resolveTicket(c.var.db, number);
  return c.json({ success, data: await viewOperatorTicket(c.var.db, number) }, 200);
});

supportOperatorRoutes.openapi(route(contract.reopen), async (c) => {
  const { number } = c.req.valid('param');
  await reopenTicket(c.var.db, number);
  return c.json({ success, data: await viewOperatorTicket(c.var.db, number) }, 200);
});

supportOperatorRoutes.openapi(route(contract.topic), async (c) => {
  const { number } = c.req.valid('param');
  await changeTopic(c.var.db, number, c.req.valid('json').topic);
  return c.json({ success, data: await viewOperatorTicket(c.var.db, number) }, 200);
});

supportOperatorRoutes.openapi(route(contract.merge), async (c) => {
  const { number } = c.req.valid('param');
  await mergeTicket(c.var.db, number, c.req.valid('json').into.toUpperCase());
  return c.json({ success, data: await viewOperatorTicket(c.var.db, number) }, 200);
});

supportOperatorRoutes.openapi(route(contract.attachment), async (c) => {
  const { number, id } = c.req.valid('param');
  const { id: ticketId } = await findTicket(c.var.db, number);
  return (await sendAttachment(c.var.db, c.var.files, { ticketId, id })) as never;
});

supportOperatorRoutes.openapi(route(contract.addAttachment), async (c) => {
  const data = await addAttachment(c.var.db, c.var.files, c.req.valid('form').file);
  return c.json({ success, data }, 201);
});

supportOperatorRoutes.openapi(route(contract.templates), async (c) =>
  c.json({ success, data: await listTemplates(c.var.db) }, 200),
);

supportOperatorRoutes.openapi(route(contract.addTemplate), async (c) =>
  c.json({ success, data: await addTemplate(c.var.db, c.req.valid('json')) }, 201),
);

supportOperatorRoutes.openapi(route(contract.changeTemplate), async (c) => {
  const data = await changeTemplate(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  return c.json({ success, data }, 200);
});

supportOperatorRoutes.openapi(route(contract.removeTemplate), async (c) => {
  await removeTemplate(c.var.db, c.req.valid('param').id);
  return c.json({ success }, 200);
});
