import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ShareDialog } from "../share/share-island.ts";
import type { GameView } from "../stage/view.ts";

interface ActionsProps {
	game: GameView;
	/** The secret of the link that led here. */
	linkKey: string | undefined;
}

/** What else can be done with the game. */
export function Actions({ game, linkKey }: ActionsProps) {
	const [isSharing, setSharing] = useState(false);
	return (
		<>
			<Button kind="quiet" className="min-h-15" onClick={() => setSharing(true)}>
				Share
			</Button>
			{isSharing && <ShareDialog game={game} linkKey={linkKey} onClose={() => setSharing(false)} />}
		</>
	);
}
