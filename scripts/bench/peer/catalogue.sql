-- NextFaster's tables, as its src/db/schema.ts has them (its drizzle-kit is older than its drizzle-orm, and makes none),
-- and a catalogue of 10,000 products: 20 collections, 100 categories, 400 subcategories of 25 products.
create extension if not exists pg_trgm;

create table collections (id serial primary key, name text not null, slug text not null);
create table categories (
  slug text primary key, name text not null, image_url text,
  collection_id integer not null references collections on delete cascade
);
create table subcollections (
  id serial primary key, name text not null,
  category_slug text not null references categories on delete cascade
);
create table subcategories (
  slug text primary key, name text not null, image_url text,
  subcollection_id integer not null references subcollections on delete cascade
);
create table products (
  slug text primary key, name text not null, description text not null, price numeric not null, image_url text,
  subcategory_slug text not null references subcategories on delete cascade
);
create table users (
  id serial primary key, username varchar(100) not null unique, password_hash text not null,
  created_at timestamp not null default now(), updated_at timestamp not null default now()
);
create index categories_collection_id_idx on categories (collection_id);
create index subcollections_category_slug_idx on subcollections (category_slug);
create index subcategories_subcollection_id_idx on subcategories (subcollection_id);
create index name_search_index on products using gin (to_tsvector('english', name));
create index name_trgm_index on products using gin (name gin_trgm_ops);
create index products_subcategory_slug_idx on products (subcategory_slug);

insert into collections (name, slug)
select 'Collection ' || n, 'collection-' || n from generate_series(1, 20) n;

insert into categories (slug, name, collection_id, image_url)
select 'category-' || n, 'Category ' || n, (select id from collections where slug = 'collection-' || (1 + n % 20)), '/pictures/' || (n % 100) || '.webp'
from generate_series(1, 100) n;

insert into subcollections (name, category_slug)
select 'Range ' || n, 'category-' || (1 + n % 100) from generate_series(1, 200) n;

insert into subcategories (slug, name, subcollection_id, image_url)
select 'kind-' || n, 'Kind ' || n, (select id from subcollections where name = 'Range ' || (1 + n % 200)), '/pictures/' || (n % 100) || '.webp'
from generate_series(1, 400) n;

insert into products (slug, name, description, price, subcategory_slug, image_url)
select
  'product-' || n,
  (array['Handloom', 'Cotton', 'Brass', 'Walnut', 'Linen', 'Silk', 'Clay'])[1 + n % 7] || ' '
    || (array['kurta', 'lamp', 'bowl', 'shawl', 'stool', 'bag', 'jar', 'quilt', 'tray'])[1 + n % 9] || ' no. ' || n,
  'Made by hand in small numbers, finished with care and packed without plastic. Each piece differs a little from the next, which is how you know that a person made it. Number ' || n || ' of its kind.',
  (99 + n % 900)::numeric + 0.99,
  'kind-' || (1 + n % 400),
  '/pictures/' || (n % 100) || '.webp'
from generate_series(1, 10000) n;

analyze;
