/** In place of an avatar while the other player is unknown. */
export function UnknownAvatar({ className }: { className: string }) {
	return (
		<span
			aria-hidden="true"
			className={`grid shrink-0 place-items-center rounded-full border-dashed border-edge font-display font-extrabold text-muted ${className}`}
		>
			?
		</span>
	);
}
