import { LinkButton } from "../../../ui/button.tsx";
import type { OwnParts } from "../../play/stage/game-over/aside.ts";
import { Ending } from "./ending.tsx";
import type { GameView } from "./view.ts";

interface Needs {
	game: GameView;
	linkKey: string | undefined;
	isVisitor: boolean;
}

export function useOwnParts({ game, linkKey, isVisitor }: Needs): OwnParts {
	return {
		home: isVisitor ? undefined : (
			<LinkButton kind="quiet" to="/custom-games">
				All games
			</LinkButton>
		),
		below: (run) => <Ending game={game} linkKey={linkKey} isVisitor={isVisitor} run={run} />,
	};
}
