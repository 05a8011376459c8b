interface AvatarProps {
	username: string;
	url: string | null;
	className?: string;
}

/**
 * A generated avatar has its letters and colour (0 to 5) in its address and is drawn here without a request.
 * Decorative: the name is always beside it.
 */
export function Avatar({ username, url, className = "grid size-9" }: AvatarProps) {
	const [, letters, tint] = /\/initials\/(.+)-(\d)\.svg$/.exec(url ?? "") ?? [];
	return (
		<span
			aria-hidden="true"
			data-tint={tint ?? 0}
			// Drawn by CSS, so that screen readers do not read the letters as part of a link or button.
			data-letters={letters ? decodeURIComponent(letters) : username[0]?.toUpperCase()}
			className={`relative shrink-0 place-items-center overflow-hidden rounded-full bg-accent font-display font-bold text-on-accent before:content-[attr(data-letters)] ${className}`}
		>
			{url && !letters && <img src={url} alt="" className="absolute size-full object-cover" />}
		</span>
	);
}
