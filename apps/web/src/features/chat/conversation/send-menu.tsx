import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MENU_ENTRY, MenuButton } from "../../../ui/more-menu.tsx";
import type { Person } from "../../friends/people.ts";
import { GamePicker } from "./game-picker.tsx";
import { useSendLastScore } from "./use-send-last-score.ts";

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
			<Menu
				label="Send a game, a challenge or a score"
				align="start"
				buttonClass="press grid size-11 shrink-0 place-items-center rounded-full border-2 border-edge hover:border-ink"
				button={<Icon name="plus" className="size-6 stroke-3" />}
			>
				<MenuButton onClick={() => setPicking(true)}>Game</MenuButton>
				<Link to="/duel/new" search={{ to: friend.userId }} role="menuitem" className={MENU_ENTRY}>
					Challenge
				</Link>
				<MenuButton onClick={sendLastScore}>My last score</MenuButton>
			</Menu>
			{isPicking && <GamePicker send={send} onClose={() => setPicking(false)} />}
		</>
	);
}
