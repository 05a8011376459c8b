import { drawnIsland } from "../../../platform/chunks/drawn-island.tsx";

export const GameSample = drawnIsland(
	() => import("./game-samples.tsx"),
	(module) => module.GameSample,
	{ isQuiet: true },
);
