import { SHOWCASE_SIZE } from "@hilo/rules/progression/badges";
import type { Outputs } from "../../platform/api/trpc.ts";
import { shortDate } from "../../platform/dates.ts";
import { addressOf } from "../../ui/base-path.ts";

export type ShownBadge = Omit<Outputs["progression"]["badges"]["badges"][number], "progress" | "goal">;

interface ShowcaseProps {
	badges: readonly ShownBadge[];
}

/** The showcase's five places. */
export function ShowcasePlaces({ badges }: ShowcaseProps) {
	return <Places places={Array.from({ length: SHOWCASE_SIZE }, (_, place) => badges[place])} />;
}

/** The badges of the showcase with description and date, without free places. */
export function ShowcaseDetails({ badges }: ShowcaseProps) {
	if (badges.length === 0) return <p className="text-muted">Play a game to earn your first badge.</p>;
	return <Places places={badges} hasDetails />;
}

interface PlacesProps {
	/** Undefined where a place is free. */
	places: readonly (ShownBadge | undefined)[];
	hasDetails?: boolean;
}

/** On phones only pictures are visible. */
function Places({ places, hasDetails = false }: PlacesProps) {
	return (
		<ul
			aria-label="Badge showcase"
			className="grid auto-cols-fr grid-flow-col gap-2 rounded-xl bg-raise p-4 shadow-card md:gap-6 md:p-8"
		>
			{places.map((badge, place) => (
				<li key={badge?.id ?? `empty ${place}`} className="grid content-start justify-items-center gap-3">
					{badge ? (
						<BadgePicture
							url={badge.imageUrl}
							className="aspect-square h-auto w-full max-w-32 max-md:max-w-18"
						/>
					) : (
						<span className="aspect-square w-full max-w-32 scale-85 rounded-full border-2 border-dashed border-line" />
					)}
					<span className="text-center font-bold max-md:sr-only">{badge?.name ?? "Empty"}</span>
					{badge && hasDetails && <Details badge={badge} />}
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
					Earned <time dateTime={earnedAt}>{shortDate(earnedAt)}</time>
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
			src={addressOf(url)}
			alt=""
			width={96}
			height={96}
			className={`shrink-0 ${isUnearned ? "opacity-45 grayscale" : ""} ${className}`}
		/>
	);
}
