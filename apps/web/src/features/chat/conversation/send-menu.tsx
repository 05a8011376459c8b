import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { MENU_ENTRY, MenuButton, MoreMenu } from "../../../ui/more-menu.tsx";
import type { Person } from "../../friends/people.ts";
import { GamePicker } from "./game-picker.tsx";
import { useSendLastScore } from "./use-send-last-score.ts";

const PLUS = "M12 4v16m-8-8h16";

interface SendMenuProps {
	readonly friend: Person;
	/** Sends a message. */
	readonly send: (content: string) => void;
}

/** What can be sent besides text: a game, a challenge, or the last score as a challenge. */
export function SendMenu({ friend, send }: SendMenuProps) {
	const [isPicking, setPicking] = useState(false);
	const sendLastScore = useSendLastScore(friend.userId, send);
	return (
		<>
			<MoreMenu
				label="Send a game, a challenge or a score"
				icon={PLUS}
				isLeft
				className="rounded-full! border-2 border-edge text-ink!"
			>
				<MenuButton onClick={() => setPicking(true)}>Game</MenuButton>
				<Link to="/duel/new" search={{ to: friend.userId }} role="menuitem" className={MENU_ENTRY}>
					Challenge
				</Link>
				<MenuButton onClick={sendLastScore}>My last score</MenuButton>
			</MoreMenu>
			{isPicking && <GamePicker send={send} onClose={() => setPicking(false)} />}
		</>
	);
}
