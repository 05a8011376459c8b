import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Seam } from "../../ui/seam.tsx";
import { colourOf } from "./duel-colour.ts";
import type { DuelView } from "./duel-text.ts";
import { UnknownAvatar } from "./opponent-avatar.tsx";

interface BeforeDuelProps {
	duel: DuelView;
	/** The players, and the text. */
	children: ReactNode;
}

/** A screen before a duel: players and text, side by side on wide screens. */
export function BeforeDuel({ duel, children }: BeforeDuelProps) {
	return (
		<div
			{...colourOf(duel)}
			className={`rays flex-1 px-(--gutter) pt-5 pb-safe-8 low:pt-3 low:pb-safe-4 ${ONE_COLUMN} ${TWO_COLUMNS}`}
		>
			{children}
		</div>
	);
}

const ONE_COLUMN =
	"grid grid-cols-[minmax(0,34rem)] content-center-safe justify-center gap-[clamp(1.25rem,4dvh,2.25rem)] [--rays:11rem]";
const TWO_COLUMNS =
	"beside:grid-cols-[minmax(0,32rem)_minmax(0,32rem)] beside:gap-[clamp(2rem,7vw,7rem)] beside:[--rays:50%] low:sm:grid-cols-[minmax(0,18rem)_minmax(0,32rem)]";

export interface PosterSide {
	readonly name: string;
	readonly avatarUrl: string | null;
	/** Set while the other player is unknown. */
	readonly isOpen?: boolean;
	/** Ghosts are drawn half transparent. */
	readonly isGhost?: boolean;
}

export const ANYONE: PosterSide = { name: "Anyone", avatarUrl: null, isOpen: true };

interface PosterProps {
	one: PosterSide;
	other: PosterSide;
	/** Without it, the players alone. */
	title?: string;
	note?: string;
}

/** The two players of a duel and its game. It takes the tint of the element around it. */
export function Poster({ one, other, title, note }: PosterProps) {
	return (
		<div className="overflow-hidden rounded-xl bg-raise text-center shadow-card">
			<div className="relative grid grid-cols-2">
				<Side side={one} groundClass="bg-accent/20" rotation="-rotate-6" />
				<Side side={other} groundClass="border-l-2 border-paper bg-accent/10" rotation="rotate-6" />
				{/* Between the avatars, and clear of the names below them. */}
				<div className="absolute inset-x-0 top-5 h-16 sm:h-20 lg:top-9 lg:h-28 low:top-5 low:h-16">
					<Seam />
				</div>
			</div>
			{title !== undefined && (
				<div className="px-4 py-3 md:py-5 low:py-3">
					<p className="line-clamp-2 font-display text-2xl leading-tight font-extrabold wrap-anywhere md:text-3xl low:text-2xl">
						{title}
					</p>
					<p className="mt-1 text-sm text-muted md:text-base">{note}</p>
				</div>
			)}
		</div>
	);
}

interface SideProps {
	side: PosterSide;
	groundClass: string;
	rotation: string;
}

function Side({ side: { name, avatarUrl, isOpen, isGhost }, groundClass, rotation }: SideProps) {
	const avatarClass = `grid size-16 text-2xl sm:size-20 sm:text-3xl lg:size-28 lg:text-5xl low:size-16 low:text-2xl ${rotation}`;
	return (
		<div
			className={`grid min-w-0 content-start justify-items-center gap-2.5 px-3 pt-5 pb-3 lg:gap-4 lg:pt-9 lg:pb-5 low:gap-2.5 low:pt-5 low:pb-3 ${groundClass}`}
		>
			{isOpen ? (
				<UnknownAvatar className={`${avatarClass} border-3`} />
			) : (
				<Avatar
					username={name}
					url={avatarUrl}
					className={`${avatarClass} ${isGhost ? "opacity-55 outline-3 outline-offset-4 outline-edge outline-dashed" : ""}`}
				/>
			)}
			<p className="line-clamp-2 min-h-[2lh] max-w-full text-sm leading-tight font-bold text-balance wrap-anywhere sm:text-base lg:px-2">
				<bdi>{name}</bdi>
			</p>
		</div>
	);
}
