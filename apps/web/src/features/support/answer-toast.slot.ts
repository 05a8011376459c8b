import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** Its code comes after everything else that goes on around a player. */
export const AnswerToast = lazyIsland(
	() => import("./answer-toast.tsx"),
	(module) => module.AnswerToast,
	{ isQuiet: true },
);
