import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import type { Person } from "./people.ts";

interface ChallengeLinkProps {
	readonly person: Person;
	readonly className: string;
}

/** The icon that challenges a friend to a duel. */
export function ChallengeLink({ person: { userId, username }, className }: ChallengeLinkProps) {
	return (
		<Link
			to="/duel/new"
			search={{ to: userId }}
			aria-label={`Challenge ${username}`}
			title="Challenge"
			className={className}
		>
			<Icon name="duel" />
		</Link>
	);
}
