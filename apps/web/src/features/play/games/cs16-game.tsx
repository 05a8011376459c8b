import { Weapon } from "../art/weapon.tsx";
import { SimpleGame } from "../classic/simple-game.tsx";
import type { GameKit } from "../game-kit.ts";

const kit: GameKit = { draw: (art) => art.kind === "weapon" && <Weapon icon={art.icon} /> };

export function Cs16Game() {
	return <SimpleGame game="cs16" kit={kit} />;
}
