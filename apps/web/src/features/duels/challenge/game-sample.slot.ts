import { drawnIsland } from "../../../platform/chunks/drawn-island.tsx";

/** Not needed to choose. */
export const GameSample = drawnIsland(
	() => import("./game-samples.tsx"),
	(module) => module.GameSample,
	{ isQuiet: true },
);
