import { type GameTemplate, gameTemplates } from "@hilo/catalog/templates/templates";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";

let templates: readonly GameTemplate[] | null = null;

/** Games to start a new one from, with the site's own numbers. @throws AppError 401. */
export function listTemplates(ctx: Pick<Ctx, "actor">): readonly GameTemplate[] {
	requirePlayer(ctx);
	templates ??= gameTemplates();
	return templates;
}
