import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const navFields = {
  id: read.id,
  sort: read.int,
  name: read.key,
  url: read.url,
  /** Comma list of route names, often ''. */
  active_routes: read.text,
  platform: read.text,
  parent_id: read.int,
  /** Whether the entry opens in a new window; the server sends any number but 0, or `true`. */
  blank: read.lenient(
    (value) => value === true || (read.toInt(value) ?? 0) !== 0,
    false,
    'boolean',
  ),
};

/** Reads an entry of the navigation with its children. */
export const NavItemSchema = v.object({
  ...navFields,
  children: read.rows(v.object(navFields)),
});

/** An entry of the site navigation (contract E-42). */
export type NavItem = v.InferOutput<typeof NavItemSchema>;

/** A second-level entry; there is no third level. */
export type NavChild = NavItem['children'][number];

/** Reads a friendly link. */
export const FriendLinkSchema = v.object({
  id: read.id,
  sort: read.int,
  name: read.key,
  url: read.url,
});

/** A friendly link of the footer (contract E-43). */
export type FriendLink = v.InferOutput<typeof FriendLinkSchema>;

/** Lists the school's navigation by `sort`. */
export const getNavs = endpoint({
  name: 'getNavs',
  method: 'GET',
  path: '/api/v2/navs',
  auth: 'none',
  params: v.object({ platform: v.optional(v.picklist(['PC', 'h5'])) }),
  reply: read.list(NavItemSchema),
  source: 'E-42',
});

/** Lists the friendly links by `sort`. */
export const getLinks = endpoint({
  name: 'getLinks',
  method: 'GET',
  path: '/api/v2/links',
  auth: 'none',
  params: v.object({}),
  reply: read.list(FriendLinkSchema),
  source: 'E-43',
});
