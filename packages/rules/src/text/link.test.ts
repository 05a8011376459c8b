import { expect, it } from "vitest";
import { linkOf } from "./link.ts";

it.each([
	["https://en.wikipedia.org/wiki/Everest", "https://en.wikipedia.org/wiki/Everest", "en.wikipedia.org"],
	["HTTP://Example.org:8080", "http://example.org:8080/", "example.org:8080"],
	["https://exämple.org/ü", "https://xn--exmple-cua.org/%C3%BC", "xn--exmple-cua.org"],
	["https://www.example.org/a?b=1#c", "https://www.example.org/a?b=1#c", "example.org"],
])("makes a link of %j, named after its host", (text, href, host) => {
	expect(linkOf(text)).toEqual({ href, text: host });
});

it.each([
	"",
	"Survey of 2020",
	"javascript:alert(1)",
	"JaVaScRiPt://example.org/%0aalert(1)",
	"data:text/html,<script>alert(1)</script>",
	"vbscript:msgbox(1)",
	"file:///etc/passwd",
	"//example.org",
	"https:example.org",
	"ftp://example.org",
	"https://",
	"https://user@example.org",
	"https://google.com:x@example.org",
	"https://example.org\\@other.org",
	"https://example.org/a b",
	"https://exa mple.org",
	"see https://example.org",
	" https://example.org",
	"java\nscript:alert(1)",
	"https://example.org/\nx",
])("makes no link of %j", (text) => expect(linkOf(text)).toBeNull());
