import { LinkButton } from "../../../ui/button.tsx";

/** The free columns in the last row, for grids of two and of three columns. */
const SPANS = {
	two: ["sm:col-span-2", "sm:col-span-1"],
	three: ["lg:col-span-3", "lg:col-span-2", "lg:col-span-1"],
} as const;

/** Follows `after` cards and fills the rest of the last row. */
export function CreateCard({ after }: { after: number }) {
	return (
		<li
			className={`grid content-center justify-items-center gap-4 rounded-lg border-2 border-dashed border-line p-6 text-center md:rounded-xl ${SPANS.two[after % 2]} ${SPANS.three[after % 3]}`}
		>
			<p className="font-display text-2xl leading-tight font-bold text-balance">Know something better?</p>
			<p className="max-w-sm text-muted text-pretty">
				Anything with a number makes a game: ten items, and it's ready to play.
			</p>
			<LinkButton small kind="quiet" to="/custom-games" search={{ create: true }}>
				Create New Game
			</LinkButton>
		</li>
	);
}
