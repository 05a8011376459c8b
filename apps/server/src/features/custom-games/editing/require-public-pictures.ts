import { type Item, isLoopbackPicture } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../../platform/context.ts";
import { isLocalSite } from "../../../platform/http/public-origin.ts";

/** @throws AppError 400 for a picture on the caller's own machine, unless the site runs there. */
export function requirePublicPictures(
	{ settings }: Pick<Ctx, "settings">,
	items: readonly Pick<Item, "imageUrl">[],
): void {
	if (isLocalSite(settings)) return;
	if (items.some(({ imageUrl }) => isLoopbackPicture(imageUrl)))
		throw new AppError("custom-games/item-image-private");
}
