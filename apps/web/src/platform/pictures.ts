/**
 * Whether this page's policy lets pictures of other sites be loaded. Only the pages that show custom games do; the document says so,
 * because it keeps the policy that it came with. Without it a picture is not even tried, so that nothing is refused aloud.
 */
export function mayLoadRemote(): boolean {
	return document.documentElement.dataset.remotePictures !== undefined;
}
