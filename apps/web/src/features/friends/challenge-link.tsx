import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Person } from "./people.ts";

interface ChallengeLinkProps {
	readonly person: Person;
	readonly className?: string;
}

/** Challenges a friend to a duel. Phones have no space for the word. */
export function ChallengeLink({ person: { userId, username }, className = "" }: ChallengeLinkProps) {
	return (
		<Link
			to="/duel/new"
			search={{ to: userId }}
			aria-label={`Challenge ${username}`}
			className={`shrink-0 max-[30rem]:px-2.5 ${buttonClass({ kind: "quiet", small: true })} ${className}`}
		>
			<Icon name="challenge" className="size-5 stroke-3" />
			<span className="max-[30rem]:hidden">Challenge</span>
		</Link>
	);
}
