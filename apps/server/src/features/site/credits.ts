import { PROVIDERS, type Provider } from "@hilo/sources/providers";
import { askedProviders } from "@hilo/sources/source-settings";
import type { Ctx } from "../../platform/context.ts";

/** A third party that the operator has switched on, and what the site owes it. */
export type LiveCredit = Pick<Provider, "name" | "game" | "attribution" | "termsUrl">;

/** Who live numbers come from at this site; none where all are bundled. Anyone may ask. */
export function liveCredits({ settings }: Pick<Ctx, "settings">): LiveCredit[] {
	return askedProviders(settings.sources).map((id) => {
		const { name, game, attribution, termsUrl } = PROVIDERS[id];
		return { name, game, attribution, termsUrl };
	});
}
