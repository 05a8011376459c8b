import { ItemTile } from "../../play/art/item-tile.tsx";
import type { GameKit } from "../../play/game-kit.ts";

/** Draws an item of a custom game, as the stage asks for it. */
export const drawItem: GameKit["draw"] = (art, _, name) =>
	art.kind === "item" && <ItemTile name={name ?? art.name} />;
