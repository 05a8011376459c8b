import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { LoadingCode } from "./loading-code.tsx";

/** Rarely used, so it is loaded on demand. */
export const OwnPreview = lazyIsland(
	() => import("./own-preview.tsx"),
	(module) => module.OwnPreview,
	{ Waiting: LoadingCode },
);
