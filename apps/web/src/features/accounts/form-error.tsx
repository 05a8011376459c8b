/** What a form's call came back with, in red above the form (platform.md, section 2). Empty, it waits to be filled and read out. */
export function FormError({ text }: { text: string | null }) {
	return (
		<div role="alert">
			{text && <p className="mb-5 rounded-md border-2 border-wrong px-4 py-3 font-bold text-wrong">{text}</p>}
		</div>
	);
}
