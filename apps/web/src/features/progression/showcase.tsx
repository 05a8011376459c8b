import { SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import { Link } from "@tanstack/react-router";
import { BadgePicture } from "./badge-picture.tsx";

interface ShowcaseProps {
	/** Whose showcase it is. */
	userId: string;
	badges: readonly { id: string; name: string; imageUrl: string }[];
	isChoosing: boolean;
}

/** The five places of the showcase, as everyone sees them on the profile. */
export function Showcase({ userId, badges, isChoosing }: ShowcaseProps) {
	const places = Array.from({ length: SHOWCASE_SIZE }, (_, place) => badges[place]);
	return (
		<>
			<ul className="grid grid-cols-5 gap-2 rounded-xl bg-raise p-4 shadow-card md:gap-6 md:p-8">
				{places.map((badge, place) => (
					<li key={badge?.id ?? `empty ${place}`} className="grid content-start justify-items-center gap-3">
						{badge ? (
							<BadgePicture url={badge.imageUrl} className="aspect-square h-auto w-full max-w-32" />
						) : (
							<span className="aspect-square w-full max-w-32 scale-85 rounded-full border-2 border-dashed border-line" />
						)}
						<span className="text-center font-bold max-md:sr-only">{badge?.name ?? "Empty"}</span>
					</li>
				))}
			</ul>
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
