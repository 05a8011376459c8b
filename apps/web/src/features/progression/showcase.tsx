import { SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import type { Outputs } from "../../platform/api/trpc.ts";
import { longDay } from "../../platform/dates.ts";

export type ShownBadge = Omit<Outputs["progression"]["badges"]["badges"][number], "progress" | "goal">;

interface ShowcaseProps {
	badges: readonly ShownBadge[];
}

const PLACES = "grid rounded-xl bg-raise p-4 shadow-card gap-2 md:gap-6 md:p-8";
const PLACE = "grid content-start justify-items-center gap-3";
const PICTURE = "aspect-square h-auto w-full max-w-32";

/** The showcase's five places. On phones only pictures are visible. */
export function ShowcasePlaces({ badges }: ShowcaseProps) {
	const places = Array.from({ length: SHOWCASE_SIZE }, (_, place) => badges[place]);
	return (
		<ul aria-label="Badge showcase" className={`grid-cols-5 ${PLACES}`}>
			{places.map((badge, place) => (
				<li key={badge?.id ?? `empty ${place}`} className={PLACE}>
					{badge ? (
						<BadgePicture url={badge.imageUrl} className={PICTURE} />
					) : (
						<span className="aspect-square w-full max-w-32 scale-85 rounded-full border-2 border-dashed border-line" />
					)}
					<span className="text-center font-bold max-md:sr-only">{badge?.name ?? "Empty"}</span>
				</li>
			))}
		</ul>
	);
}

/** The badges of the showcase with description and date, without free places. On phones only pictures are visible. */
export function ShowcaseDetails({ badges }: ShowcaseProps) {
	if (badges.length === 0) return <p className="text-muted">Play a game to earn your first badge.</p>;
	return (
		<ul aria-label="Badge showcase" className={`auto-cols-fr grid-flow-col ${PLACES}`}>
			{badges.map((badge) => (
				<li key={badge.id} className={PLACE}>
					<BadgePicture url={badge.imageUrl} className={`max-md:max-w-18 ${PICTURE}`} />
					<span className="text-center font-bold max-md:sr-only">{badge.name}</span>
					<Details badge={badge} />
				</li>
			))}
		</ul>
	);
}

function Details({ badge: { description, earnedAt } }: { badge: ShownBadge }) {
	return (
		<div className="-mt-2 text-center text-sm text-muted text-balance max-md:sr-only">
			<p>{description}</p>
			{earnedAt && (
				<p>
					Earned <time dateTime={earnedAt}>{longDay(earnedAt)}</time>
				</p>
			)}
		</div>
	);
}

interface ShowcaseRowProps {
	badges: readonly { id: string; name: string; imageUrl: string }[];
	className?: string;
}

export function ShowcaseRow({ badges, className = "" }: ShowcaseRowProps) {
	if (badges.length === 0) return null;
	return (
		<ul aria-label="Badge showcase" className={`flex flex-wrap gap-2 ${className}`}>
			{badges.map(({ id, name, imageUrl }) => (
				<li key={id} title={name}>
					<BadgePicture url={imageUrl} className="size-12 md:size-16" />
					<span className="sr-only">{name}</span>
				</li>
			))}
		</ul>
	);
}

interface BadgePictureProps {
	url: string;
	/** Not earned yet: shown without colours. */
	isUnearned?: boolean;
	className: string;
}

/** Decorative: the badge's name is always beside it. */
export function BadgePicture({ url, isUnearned = false, className }: BadgePictureProps) {
	return (
		<img
			src={url}
			alt=""
			width={96}
			height={96}
			className={`shrink-0 ${isUnearned ? "opacity-45 grayscale" : ""} ${className}`}
		/>
	);
}
