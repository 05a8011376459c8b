import { AppError } from "@hilo/rules/errors/app-error";
import { mayEnter } from "@hilo/rules/site/access";
import type { Ctx } from "./context.ts";

/** @throws AppError `site/maintenance` (503) while the site is closed to everyone but administrators (D20). */
export async function refuseDuringMaintenance({
	actor,
	siteSettings,
}: Pick<Ctx, "actor" | "siteSettings">): Promise<void> {
	const maintenanceMode = (await siteSettings.get("maintenance")) === "on";
	if (actor.kind === "operator" || mayEnter({ maintenanceMode }, actor.kind === "player" ? actor : null))
		return;
	throw new AppError("site/maintenance");
}
