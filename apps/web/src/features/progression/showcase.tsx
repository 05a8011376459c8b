import { SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import { Link } from "@tanstack/react-router";
import { ShowcasePlaces, type ShownBadge } from "./showcase-places.tsx";

interface ShowcaseProps {
	userId: string;
	badges: readonly ShownBadge[];
	isChoosing: boolean;
}

export function Showcase({ userId, badges, isChoosing }: ShowcaseProps) {
	return (
		<>
			<ShowcasePlaces badges={badges} />
			<p role="status" className="mt-3 text-muted">
				{isChoosing ? (
					`Pick up to ${SHOWCASE_SIZE} badges, in order (${badges.length} chosen). Pick none to show your newest.`
				) : (
					<>
						Everyone sees these on{" "}
						<Link to="/user/$userId" params={{ userId }} className="link font-bold text-ink">
							your public profile
						</Link>
						.
					</>
				)}
			</p>
		</>
	);
}
