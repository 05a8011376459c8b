import { PROVIDERS, type Provider } from "@hilo/sources/providers";
import { enabledProviders } from "@hilo/sources/source-settings";
import type { Ctx } from "../../platform/context.ts";

export type LiveCredit = Pick<Provider, "name" | "game" | "attribution" | "termsUrl">;

/** The live sources that the operator has switched on; none if all data is bundled. */
export function liveCredits({ settings }: Pick<Ctx, "settings">): LiveCredit[] {
	return enabledProviders(settings.sources).map((id) => {
		const { name, game, attribution, termsUrl } = PROVIDERS[id];
		return { name, game, attribution, termsUrl };
	});
}
