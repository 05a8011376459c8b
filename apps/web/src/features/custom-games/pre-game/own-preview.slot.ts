import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { LoadingCode } from "./loading-code.tsx";

/** What a creator tries out is hardly ever looked at: its code comes when it is. */
export const OwnPreview = lazyIsland(
	() => import("./own-preview.tsx"),
	(module) => module.OwnPreview,
	{ Waiting: LoadingCode },
);
