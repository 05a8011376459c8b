import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** Loaded after everything else that runs for a player. */
export const AnswerToast = lazyIsland(
	() => import("./answer-toast.tsx"),
	(module) => module.AnswerToast,
	{ isQuiet: true },
);
