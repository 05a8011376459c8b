interface AvatarProps {
	username: string;
	url: string | null;
	className?: string;
}

/**
 * A player's picture. A generated one names its letters and its colour (0 to 5) in its address, and is drawn here without being fetched.
 * Decorative: the name always stands beside it.
 */
export function Avatar({ username, url, className = "grid size-9" }: AvatarProps) {
	const [, letters, tint] = /\/initials\/(.+)-(\d)\.svg$/.exec(url ?? "") ?? [];
	return (
		<span
			aria-hidden="true"
			data-tint={tint ?? 0}
			// Drawn by the style sheet, so that the letters are not read as part of a link or button around them.
			data-letters={letters ? decodeURIComponent(letters) : username[0]?.toUpperCase()}
			className={`relative shrink-0 place-items-center overflow-hidden rounded-full bg-accent font-display font-bold text-on-accent before:content-[attr(data-letters)] ${className}`}
		>
			{url && !letters && <img src={url} alt="" className="absolute size-full object-cover" />}
		</span>
	);
}
