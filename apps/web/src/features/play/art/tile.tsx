import { memo } from "react";
import { Drawing } from "./art.tsx";

/** The drawing of a custom game's item, as large as its box. Lists have hundreds. */
export const ItemTile = memo(function ItemTile({ name }: { name: string }) {
	return <Drawing art={{ kind: "item", name }} name={name} className="size-full" />;
});
