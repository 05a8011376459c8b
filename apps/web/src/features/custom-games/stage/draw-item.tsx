import { ItemTile } from "../../play/art/item-tile.tsx";
import type { GameKit } from "../../play/game-kit.ts";

export const drawItem: GameKit["draw"] = (art, _, name) =>
	art.kind === "item" && <ItemTile name={name ?? art.name} />;
