import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import type { Person } from "./people.ts";

export function ChallengeLink({ person: { userId, username } }: { person: Person }) {
	return (
		<Link
			to="/duel/new"
			search={{ to: userId }}
			aria-label={`Challenge ${username}`}
			title="Challenge"
			className="press grid size-11 shrink-0 place-items-center rounded-md -outline-offset-3 hover:bg-sunk"
		>
			<Icon name="duel" />
		</Link>
	);
}
